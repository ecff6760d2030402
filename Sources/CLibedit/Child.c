#define _GNU_SOURCE
#include "CLibedit.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Handlers of the parent would run in its memory, which the child shares until it becomes the program.
static void set_default_handlers(void) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    action.sa_handler = SIG_DFL;
    action.sa_flags = 0;
    sigaction(number, &action, NULL);
  }
  // What the parent ignores would be ignored after `execve` too.
  signal(SIGINT, SIG_DFL);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
}

pid_t child_start(char *const *words, int input, int output) {
  pid_t parent = getpid();
  char **environment = process_environment();
  sigset_t all, outer;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &outer);
  // A copy of the tables of a large memory would take longer than a small file is parsed.
  pid_t child = vfork();
  if (child != 0) {
    pthread_sigmask(SIG_SETMASK, &outer, NULL);
    // Both processes set the group, so that it is set when either goes on.
    if (child > 0) setpgid(child, child);
    return child;
  }
  setpgid(0, 0);
  set_default_handlers();
  pthread_sigmask(SIG_SETMASK, &outer, NULL);
  // The parent may have ended before this call took effect.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(127);
  if (dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0) _exit(127);
  execve(words[0], words, environment);
  _exit(127);
}

pid_t child_fork(void) {
  pid_t parent = getpid();
  sigset_t all, outer;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &outer);
  pid_t child = fork();
  if (child > 0) setpgid(child, child);
  if (child == 0) {
    setpgid(0, 0);
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(127);
  }
  pthread_sigmask(SIG_SETMASK, &outer, NULL);
  return child;
}

bool child_has_ended(pid_t child) {
  siginfo_t found = {0};
  int code = waitid(P_PID, (id_t)child, &found, WEXITED | WNOHANG | WNOWAIT);
  return code != 0 || found.si_pid == child;
}

int child_end(pid_t child, long *most_resident) {
  // The child is not waited for yet, so its number still is that of its group.
  kill(-child, SIGKILL);
  int status = 0;
  struct rusage use = {0};
  pid_t found;
  do {
    found = wait4(child, &status, 0, &use);
  } while (found < 0 && errno == EINTR);
  *most_resident = use.ru_maxrss * 1024;
  return found == child ? status : 0;
}
