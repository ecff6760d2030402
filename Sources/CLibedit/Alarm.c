#define _GNU_SOURCE
#include "CLibedit.h"

#include <time.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

static timer_t alarm_timer;
static bool has_timer;
static pid_t working_thread;
// All zero if no time is set.
static struct itimerspec deadline;

static const struct timespec interval = {0, 50 * 1000 * 1000};

// The signal itself ends a waiting call with EINTR; the handler has nothing to do.
static void ring(int number) { (void)number; }

void alarm_install(void) {
  if (has_timer && working_thread == gettid()) return;
  struct sigaction action = {0};
  action.sa_handler = ring;
  sigemptyset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
  signals_unblock(SIGALRM);
  struct sigevent event = {0};
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGALRM;
  event.sigev_notify_thread_id = gettid();
  if (has_timer) timer_delete(alarm_timer);
  working_thread = gettid();
  has_timer = timer_create(CLOCK_MONOTONIC, &event, &alarm_timer) == 0;
}

void alarm_set(double seconds) {
  struct itimerspec none = {{0, 0}, {0, 0}};
  deadline = none;
  // A time further away than 1e9 seconds counts as none.
  if (seconds >= 0 && seconds < 1e9) {
    clock_gettime(CLOCK_MONOTONIC, &deadline.it_value);
    deadline.it_value.tv_sec += (time_t)seconds;
    deadline.it_value.tv_nsec += (long)((seconds - (double)(time_t)seconds) * 1e9);
    if (deadline.it_value.tv_nsec >= 1000000000L) {
      deadline.it_value.tv_nsec -= 1000000000L;
      deadline.it_value.tv_sec += 1;
    }
    deadline.it_interval = interval;
  }
  alarm_wait_for_time();
}

void alarm_wait_for_time(void) {
  if (has_timer) timer_settime(alarm_timer, TIMER_ABSTIME, &deadline, NULL);
}

void alarm_ring_now(void) {
  struct itimerspec now = {interval, {0, 1000 * 1000}};
  if (has_timer) timer_settime(alarm_timer, 0, &now, NULL);
}
