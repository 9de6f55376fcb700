import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";

registerInstrumentations({ instrumentations: [new UndiciInstrumentation()] });
