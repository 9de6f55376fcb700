/** Prefixes of identifiers, one per kind of thing they name. */
export type IdPrefix =
  | "ans"
  | "asm"
  | "att"
  | "chg"
  | "cnd"
  | "dft"
  | "dlv"
  | "evt"
  | "flt"
  | "gol"
  | "jp"
  | "key"
  | "lea"
  | "mai"
  | "org"
  | "pct"
  | "per"
  | "pge"
  | "pkg"
  | "pre"
  | "run"
  | "snp"
  | "team"
  | "tkn"
  | "tmr"
  | "tsk"
  | "tst"
  | "whk"
  | "whs";

/** Makes identifiers such as `cnd_4h7Qm2Xs91Lw`; passed in, so that tests and seeds can repeat them. */
export type NewId = (prefix: IdPrefix) => string;
