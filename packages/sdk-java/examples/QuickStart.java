import io.github.assessmentapi.BadRequestException;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.Assessment;
import io.github.assessmentapi.v2.model.AssessmentPatch;
import io.github.assessmentapi.v2.model.Candidate;
import io.github.assessmentapi.v2.model.CandidateStatus;
import io.github.assessmentapi.v2.model.Invitation;
import io.github.assessmentapi.v2.model.NewInvitation;
import io.github.assessmentapi.v2.model.Test;
import java.util.Collections;
import java.util.Map;

/** Invites a candidate, removes a custom field, and lists the candidates without a response. */
public final class QuickStart {
  private QuickStart() {}

  /** Runs against the service in the environment variables. */
  public static void main(String[] args) {
    try (V2Client client =
        V2Client.builder(System.getenv("ASSESSMENT_API_KEY"))
            .baseUrl(System.getenv("ASSESSMENT_API_URL"))
            .waitOn429()
            .build()) {
      Invitation invitation = invite(client);
      Candidate invited = invitation.embedded().candidate();
      Assessment assessment = invitation.embedded().assessment();
      System.out.println(
          invited.id() + " " + assessment.status() + " " + assessment.customFields());

      // Null removes the custom field; fields that are not named stay unchanged. Map.of rejects
      // null.
      AssessmentPatch patch =
          AssessmentPatch.builder()
              .customFields(Collections.singletonMap("costCenter", null))
              .build();
      client.assessments().updateAssessment(invited.id(), assessment.id(), patch);

      var waiting =
          client
              .candidates()
              .iterateCandidates(
                  query -> query.status(CandidateStatus.NEW, CandidateStatus.WAITING_FOR_ANSWERS));
      for (Candidate candidate : waiting) {
        System.out.println(
            candidate.email() + " " + candidate.creationDate() + " " + candidate.customFields());
      }
    }
  }

  private static Invitation invite(V2Client client) {
    Test test = client.tests().iterateTests().stream().findFirst().orElseThrow();
    NewInvitation invitation =
        NewInvitation.builder()
            .email("maya.lindqvist@example.com")
            .testId(test.id())
            .customFields(Map.of("costCenter", "CC-7"))
            .build();
    try {
      return client.invitations().createInvitation(invitation);
    } catch (BadRequestException refused) {
      refused
          .validationErrors()
          .forEach(one -> System.err.println(one.field() + ": " + one.message()));
      throw refused;
    }
  }
}
