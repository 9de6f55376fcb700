import { crc32 } from "node:zlib";

/** A Go project for the task of the samples, with the metadata that `uploadTaskPackage` requires. */
const parts: Readonly<Record<string, string>> = {
  "task.yaml": "taskId: tsk_go_rate_limiter\n",
  "go.mod": "module limiter\n\ngo 1.25\n",
  "limiter.go": `package limiter

// Limiter admits a number of requests.
type Limiter struct{ left int }

// New returns a limiter that admits most requests.
func New(most int) *Limiter { return &Limiter{left: most} }

// Allow reports whether another request is admitted.
func (l *Limiter) Allow() bool {
	if l.left == 0 {
		return false
	}
	l.left--
	return true
}
`,
  "limiter_test.go": testOf("TestAllowsTheFirst", "if !New(1).Allow() {"),
  "verification/limit_test.go": testOf("TestRefusesAboveTheLimit", "if New(0).Allow() {"),
};

function testOf(name: string, condition: string): string {
  return `package limiter

import "testing"

func ${name}(t *testing.T) {
	${condition}
		t.Fatal("wrong result")
	}
}
`;
}

/** Returns a ZIP of stored files, always the same bytes. */
export function samplePackage(): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    // 1 January 1980, the first date of the format.
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const written = Buffer.concat([Buffer.from("PK\x03\x04"), common, path, bytes]);
    local.push(written);
    central.push(Buffer.from("PK\x01\x02\x14\x00"), common, place, path);
    at += written.length;
  }
  const count = Object.keys(parts).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...local, ...central, Buffer.from("PK\x05\x06"), end]);
}
