import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.Candidate;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Reads all candidates of a list, each on a virtual thread; requires Java 21. */
public final class VirtualThreads {
  private VirtualThreads() {}

  /** Runs against the service in the environment variables. */
  public static void main(String[] args) throws Exception {
    try (V2Client client =
            V2Client.builder(System.getenv("ASSESSMENT_API_KEY"))
                .baseUrl(System.getenv("ASSESSMENT_API_URL"))
                .waitOn429()
                .build();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Stream<Candidate> candidates = client.candidates().iterateCandidates().stream();
      List<Callable<Integer>> calls =
          candidates.<Callable<Integer>>map(one -> () -> assessmentsOf(client, one)).toList();
      int assessments = 0;
      for (Future<Integer> done : threads.invokeAll(calls)) {
        assessments += done.get();
      }
      System.out.println(calls.size() + " candidates have " + assessments + " assessments");
    }
  }

  private static int assessmentsOf(V2Client client, Candidate candidate) {
    return client.candidates().getCandidate(candidate.id()).embedded().assessments().size();
  }
}
