"""Invites a candidate, removes a custom field, and lists the candidates without a response."""

import os

from assessment_api import errors, v2

with v2.Client(os.environ["ASSESSMENT_API_KEY"], base_url=os.environ["ASSESSMENT_API_URL"], wait_on_429=True) as client:
    test = next(client.tests.iterate_tests())
    new = v2.NewInvitation(email="maya.lindqvist@example.com", test_id=test.id, custom_fields={"costCenter": "CC-7"})
    try:
        invitation = client.invitations.create_invitation(new)
    except errors.BadRequestError as error:
        raise SystemExit([f"{one.field}: {one.message}" for one in error.validation_errors]) from error
    candidate, assessment = invitation.embedded.candidate, invitation.embedded.assessment
    print(candidate.id, assessment.status, assessment.custom_fields)

    # None removes the custom field; fields that are not named stay unchanged.
    patch = v2.AssessmentPatch(custom_fields={"costCenter": None})
    client.assessments.update_assessment(candidate.id, assessment.id, patch)

    open_states = [v2.CandidateStatus.NEW, v2.CandidateStatus.WAITING_FOR_ANSWERS]
    for candidate in client.candidates.iterate_candidates(status=open_states):
        print(candidate.email, candidate.creation_date.date(), candidate.custom_fields)
