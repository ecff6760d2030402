#define _GNU_SOURCE
#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

// The functions give 0, or the number of an error.

static int put(int descriptor, const char *bytes, size_t length) {
  for (size_t at = 0; at < length;) {
    ssize_t count = pwrite(descriptor, bytes + at, length - at, (off_t)at);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return count < 0 ? errno : EIO;
    at += (size_t)count;
  }
  return 0;
}

static void folder_of(const char *path, char *folder) {
  const char *slash = strrchr(path, '/');
  size_t length = slash != NULL ? (size_t)(slash - path) + 1 : 0;
  memcpy(folder, path, length);
  strcpy(folder + length, length > 0 ? "" : "./");
}

// Sync a new name too, where the system can sync folders.
static void sync_folder(const char *folder) {
  int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  fsync(descriptor);
  close(descriptor);
}

static int link_as(const char *name, int descriptor) {
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW);
}

// Gives a file an unused name in the folder; makes the file if the descriptor is negative.
static int take_name(const char *folder, char *name, int *descriptor, mode_t mode) {
  bool is_there = *descriptor >= 0;
  for (unsigned number = 0; number < 100; number++) {
    int length = snprintf(name, PATH_MAX, "%s.lay-%d-%u", folder, (int)getpid(), number);
    if (length >= PATH_MAX) return ENAMETOOLONG;
    if (is_there && link_as(name, *descriptor) == 0) return 0;
    if (!is_there) *descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (!is_there && *descriptor >= 0) return 0;
    if (errno != EEXIST) break;
  }
  name[0] = 0;
  return errno;
}

// Gives a file the owner, the group, the extended attributes and the mode of another; ENOTSUP if
// the system does not permit that.
static int take_over(int descriptor, const char *path, const struct stat *old) {
  static char names[64 << 10], value[64 << 10];
  if (fchown(descriptor, old->st_uid, old->st_gid) != 0) return ENOTSUP;
  ssize_t length = listxattr(path, names, sizeof names);
  if (length < 0 && errno != ENOTSUP) return ENOTSUP;
  for (ssize_t at = 0; at < length; at += (ssize_t)strlen(names + at) + 1) {
    ssize_t size = getxattr(path, names + at, value, sizeof value);
    if (size < 0 || fsetxattr(descriptor, names + at, value, (size_t)size, 0) != 0) return ENOTSUP;
  }
  return fchmod(descriptor, old->st_mode & 07777) == 0 ? 0 : ENOTSUP;
}

// Writes a new file and gives it the path; ENOTSUP if it cannot have the owner and the mode of the
// old one.
static int write_beside(
    const char *path, const char *bytes, size_t length, const struct stat *old, bool is_new) {
  char folder[PATH_MAX], name[PATH_MAX] = "";
  if (strlen(path) >= PATH_MAX) return ENAMETOOLONG;
  folder_of(path, folder);
  // Without a name until it is complete, if the file system has such files.
  mode_t mode = old != NULL ? 0600 : 0666;
  int descriptor = -1;
  if (access("/proc/self/fd", X_OK) == 0)
    descriptor = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  bool is_nameless = descriptor >= 0;
  int error = is_nameless ? 0 : take_name(folder, name, &descriptor, mode);
  if (descriptor < 0) return error;
  error = put(descriptor, bytes, length);
  if (error == 0 && old != NULL) error = take_over(descriptor, path, old);
  if (error == 0 && fsync(descriptor) != 0) error = errno;
  bool is_placed = false;
  if (error == 0 && is_nameless && old == NULL) {
    is_placed = link_as(path, descriptor) == 0;
    if (!is_placed && is_new) error = errno;
  } else if (error == 0 && is_new && access(path, F_OK) == 0) {
    error = EEXIST;
  }
  if (error == 0 && !is_placed) {
    if (is_nameless) error = take_name(folder, name, &descriptor, mode);
    if (error == 0 && rename(name, path) != 0) error = errno;
  }
  if (error != 0 && name[0] != 0) unlink(name);
  if (close(descriptor) != 0 && error == 0) error = errno;
  if (error == 0) sync_folder(folder);
  return error;
}

// Writes over the old bytes, and writes those back if that fails.
static int write_over(const char *path, const char *bytes, size_t length, const struct stat *old) {
  int descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (descriptor < 0) return errno;
  int reader = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
  size_t size = (size_t)old->st_size;
  char *former = reader >= 0 ? malloc(size + 1) : NULL;
  bool is_kept = former != NULL && pread(reader, former, size, 0) == (ssize_t)size;
  int error = put(descriptor, bytes, length);
  if (error == 0 && ftruncate(descriptor, (off_t)length) != 0) error = errno;
  if (error == 0 && fsync(descriptor) != 0) error = errno;
  if (error != 0 && is_kept && put(descriptor, former, size) == 0) {
    if (ftruncate(descriptor, (off_t)size) != 0) { /* The first error is told. */ }
  }
  // Writing clears the bits that set the user and the group.
  if ((old->st_mode & 07000) != 0) fchmod(descriptor, old->st_mode & 07777);
  free(former);
  if (reader >= 0) close(reader);
  if (close(descriptor) != 0 && error == 0) error = errno;
  return error;
}

static int write_file(const char *path, const char *bytes, size_t length, bool is_new) {
  struct stat old;
  bool is_there = stat(path, &old) == 0;
  if (!is_there && errno != ENOENT) return errno;
  if (is_there && is_new) return EEXIST;
  if (is_there && old.st_nlink > 1) return write_over(path, bytes, length, &old);
  int error = write_beside(path, bytes, length, is_there ? &old : NULL, is_new);
  bool is_refused = error == ENOTSUP || error == EACCES || error == EPERM || error == EROFS;
  return is_there && is_refused ? write_over(path, bytes, length, &old) : error;
}

int file_write(const char *path, const char *bytes, size_t length, bool is_new) {
  // If the parent process ignores SIGCHLD, `waitpid` does not give the status.
  struct sigaction usual = {.sa_handler = SIG_DFL}, former;
  sigemptyset(&usual.sa_mask);
  sigaction(SIGCHLD, &usual, &former);
  pid_t child = fork();
  if (child == 0) {
    setsid();
    _exit(write_file(path, bytes, length, is_new));
  }
  int error = EIO, status = 0;
  if (child < 0) {
    error = write_file(path, bytes, length, is_new);
  } else {
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (WIFEXITED(status)) error = WEXITSTATUS(status);
  }
  sigaction(SIGCHLD, &former, NULL);
  return error;
}
