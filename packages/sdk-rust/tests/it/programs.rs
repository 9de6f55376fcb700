use assessment_api::{Error, v2, v3};

pub struct Known {
    pub candidate: String,
    pub person: String,
}

pub async fn known(v2: &v2::Client, v3: &v3::Client) -> Result<Known, Error> {
    let candidates = v2.candidates();
    let created = candidates.create_candidate(v2::NewCandidate::new().with_email("maya.lindqvist@example.com")).await?;
    let page = v3.people().list_people(v3::ListPeopleParams::new()).await?;
    let person = page.content()?.first().map(|person| person.id().map(str::to_owned)).transpose()?;
    Ok(Known { candidate: created.id()?.to_owned(), person: person.unwrap_or_default() })
}
