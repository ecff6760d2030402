#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

int pseudo_terminal_start(
    const char *path, char *const arguments[], char *const environment[], int rows, int columns,
    pid_t *process) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int descriptor = -1;
  pid_t child = forkpty(&descriptor, NULL, NULL, &size);
  if (child < 0) return -1;
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    // Otherwise the child would keep open the terminals of tests that run at the same time.
    for (int other = 3; other < 1024; other++) close(other);
    execve(path, arguments, environment);
    _exit(127);
  }
  *process = child;
  return descriptor;
}

bool pseudo_terminal_resize(int descriptor, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(descriptor, TIOCSWINSZ, &size) == 0;
}

bool pseudo_terminal_is_canonical(int descriptor) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) != 0) return false;
  return (modes.c_lflag & ICANON) != 0 && (modes.c_lflag & ECHO) != 0;
}

int pseudo_terminal_wait(int descriptor, int milliseconds) {
  struct pollfd waited = {.fd = descriptor, .events = POLLIN};
  int ready = poll(&waited, 1, milliseconds);
  if (ready < 0) return errno == EINTR ? 0 : -1;
  if (ready == 0) return 0;
  return (waited.revents & POLLIN) != 0 ? 1 : -1;
}

int pseudo_terminal_status(pid_t process, bool waits) {
  int status = 0;
  pid_t ended;
  do {
    ended = waitpid(process, &status, waits ? 0 : WNOHANG);
  } while (ended < 0 && errno == EINTR);
  if (ended != process) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool process_fault(pid_t process, int number) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  info.si_signo = number;
  info.si_code = SI_QUEUE;
  info.si_pid = process;
  info.si_uid = getuid();
  return syscall(SYS_rt_sigqueueinfo, process, number, &info) == 0;
}
