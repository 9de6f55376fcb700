// Package otelhttp tests the OpenTelemetry line of the README. It is a separate module, so that the SDK does not depend
// on OpenTelemetry.
package otelhttp

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"go.opentelemetry.io/contrib/instrumentation/net/http/otelhttp"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"
)

func traced(key, address string) (*apiv2.Client, error) {
	spans := assessment.WithHTTPClient(&http.Client{Transport: otelhttp.NewTransport(http.DefaultTransport)})
	client, err := apiv2.NewClient(key, assessment.WithBaseURL(address), spans)
	return client, err
}

func TestEachTryIsASpan(t *testing.T) {
	exporter := tracetest.NewInMemoryExporter()
	otel.SetTracerProvider(trace.NewTracerProvider(trace.WithSyncer(exporter)))
	requests := 0
	server := httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, _ *http.Request) {
		if requests++; requests == 1 {
			response.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		response.WriteHeader(http.StatusNoContent)
	}))
	defer server.Close()
	client, err := traced("key", server.URL)
	if err != nil {
		t.Fatal(err)
	}
	ctx, parent := otel.Tracer("test").Start(context.Background(), "parent")
	if err := client.Candidates.DeleteCandidate(ctx, "cnd_1", assessment.WithRetry(assessment.Retry{FirstWait: 1})); err != nil {
		t.Fatal(err)
	}
	parent.End()
	spans := exporter.GetSpans()
	if len(spans) != 3 {
		t.Fatalf("%d spans", len(spans))
	}
	for index, status := range []int64{http.StatusServiceUnavailable, http.StatusNoContent} {
		span := spans[index]
		if span.Parent.SpanID() != parent.SpanContext().SpanID() || span.Name != "HTTP DELETE" {
			t.Error(span.Name, span.Parent)
		}
		told := int64(0)
		for _, one := range span.Attributes {
			if one.Key == "http.response.status_code" {
				told = one.Value.AsInt64()
			}
		}
		if told != status {
			t.Errorf("the span says %d, want %d", told, status)
		}
	}
}
