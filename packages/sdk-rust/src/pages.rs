//! Streams over paginated lists.

use std::collections::VecDeque;
use std::fmt;
use std::future::{Future, IntoFuture};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use futures_core::Stream;

use crate::Number;
use crate::call::Call;
use crate::error::Error;
use crate::options::CallOptions;
use crate::problem::{Problem, UnfitField};

/// Pointer to the next page.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// The cursor of the next page.
    Cursor(String),
    /// The number of pages.
    Pages(i64),
    /// The end of the list.
    End,
}

/// The requested page.
#[derive(Clone, Debug)]
pub enum Page {
    Number(i64),
    Cursor(Option<String>),
}

type Found<T> = Result<(Vec<T>, Result<Next, UnfitField>), Error>;
type Fetch<T> = dyn Fn(&Page, CallOptions) -> Pin<Box<dyn Future<Output = Found<T>> + Send>> + Send;

/// A [`Stream`] over all pages of a list. It requests pages on demand and ends after an error.
#[must_use = "a stream does nothing unless it is polled"]
pub struct Pages<T> {
    fetch: Box<Fetch<T>>,
    options: CallOptions,
    first: i64,
    page: Page,
    found: VecDeque<T>,
    /// An invalid pointer to the next page, reported after the elements of this one.
    failure: Option<UnfitField>,
    running: Option<Pin<Box<dyn Future<Output = Found<T>> + Send>>>,
    ended: bool,
}

impl<T> fmt::Debug for Pages<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages").field("page", &self.page).finish_non_exhaustive()
    }
}

impl<T> Pages<T> {
    /// Iterates over the pages that `call` returns, from `page`. Numbered pages have a number of the first one.
    pub(crate) fn new<P: Send + 'static>(
        first: Option<i64>,
        page: Page,
        call: impl Fn(&Page) -> Call<P> + Send + 'static,
        elements: fn(&P) -> Result<Vec<T>, UnfitField>,
        next: fn(&P) -> Result<Next, UnfitField>,
    ) -> Self
    where
        T: 'static,
    {
        let fetch = move |page: &Page, options: CallOptions| -> Pin<Box<dyn Future<Output = Found<T>> + Send>> {
            let call = call(page).with(options);
            Box::pin(async move {
                let page = call.into_future().await?;
                Ok((elements(&page)?, next(&page)))
            })
        };
        Self {
            fetch: Box::new(fetch),
            options: CallOptions::new(),
            first: first.unwrap_or_default(),
            page,
            found: VecDeque::new(),
            failure: None,
            running: None,
            ended: false,
        }
    }

    /// Sets the options of each page's call.
    pub fn with(mut self, options: CallOptions) -> Self {
        self.options = options;
        self
    }

    /// Returns the next element; `None` at the end and after an error.
    pub async fn next(&mut self) -> Option<Result<T, Error>>
    where
        T: Unpin,
    {
        std::future::poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await
    }

    /// Advances to the next page; returns false at the end.
    fn turn(&mut self, next: Next) -> bool {
        match (next, &mut self.page) {
            (Next::Cursor(next), Page::Cursor(cursor)) if cursor.as_deref() != Some(&*next) => {
                *cursor = Some(next);
                true
            }
            (Next::Pages(count), Page::Number(number)) => {
                *number += 1;
                *number - self.first < count
            }
            _ => false,
        }
    }
}

impl<T: Unpin> Stream for Pages<T> {
    type Item = Result<T, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let pages = &mut *self;
        loop {
            if let Some(element) = pages.found.pop_front() {
                return Poll::Ready(Some(Ok(element)));
            }
            if pages.ended {
                return Poll::Ready(None);
            }
            if let Some(error) = pages.failure.take() {
                pages.ended = true;
                return Poll::Ready(Some(Err(error.into())));
            }
            let options = pages.options.clone();
            let running = pages.running.get_or_insert_with(|| (pages.fetch)(&pages.page, options));
            let outcome = ready!(running.as_mut().poll(context));
            pages.running = None;
            match outcome {
                Err(error) => {
                    pages.ended = true;
                    return Poll::Ready(Some(Err(error)));
                }
                Ok((elements, next)) => {
                    pages.found = elements.into();
                    match next {
                        Ok(next) => pages.ended = !pages.turn(next),
                        Err(error) => pages.failure = Some(error),
                    }
                }
            }
        }
    }
}

/// Returns the number of pages, which must be an integer.
pub(crate) fn count(number: &Number, place: &str) -> Result<Next, UnfitField> {
    match number.as_i64() {
        Some(count) => Ok(Next::Pages(count)),
        None => Err(UnfitField(Problem::new(place, "a whole number is expected"))),
    }
}
