package io.github.assessmentapi.internal;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * Threads of asynchronous calls. The common pool of an application may be busy for longer than a
 * timeout.
 */
final class Threads {
  private static final ThreadFactory DAEMONS =
      task -> {
        Thread thread = new Thread(task, "assessment-api");
        thread.setDaemon(true);
        return thread;
      };

  private static final ScheduledThreadPoolExecutor TIMER = timer();
  private static final ExecutorService WORKERS = Executors.newCachedThreadPool(DAEMONS);

  private Threads() {}

  private static ScheduledThreadPoolExecutor timer() {
    var timer = new ScheduledThreadPoolExecutor(1, DAEMONS);
    timer.setRemoveOnCancelPolicy(true);
    return timer;
  }

  /** Returns a future that becomes true after a duration. Completing it earlier stops the timer. */
  static CompletableFuture<Boolean> after(Duration duration) {
    CompletableFuture<Boolean> future = new CompletableFuture<>();
    // What depends on the future must not block the timer.
    Future<?> task =
        TIMER.schedule(
            () -> WORKERS.execute(() -> future.complete(true)),
            nanos(duration),
            TimeUnit.NANOSECONDS);
    future.whenComplete((value, error) -> task.cancel(false));
    return future;
  }

  /**
   * Clamps the duration. Milliseconds would end a timeout early, and another attempt would follow.
   */
  static long nanos(Duration duration) {
    return TimeUnit.NANOSECONDS.convert(duration);
  }
}
