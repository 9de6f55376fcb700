/** An area holds subareas, a subarea holds groups, a group holds skills. */
export type SkillFolderLevel = "AREA" | "SUBAREA" | "GROUP";

/** A folder of the skill catalogue. */
export interface SkillFolder {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly level: SkillFolderLevel;
  /** The folder above; absent for an area. */
  readonly parentId?: string;
  readonly hidden: boolean;
  readonly disabled: boolean;
  /** Part of the catalogue that comes with the service, not the organization's own. */
  readonly global: boolean;
}

/** Something that people can do, and are rated in. */
export interface Skill {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly description?: string;
  /** A folder of the level GROUP. */
  readonly folderId: string;
  readonly recommendedToLearn: boolean;
  readonly hidden: boolean;
  readonly disabled: boolean;
  /** As for a folder. */
  readonly global: boolean;
  readonly relatedSkills: readonly { readonly skillId: string; readonly type: RelationType }[];
  /** Folders other than its own. */
  readonly relatedFolders: readonly { readonly folderId: string; readonly type: RelationType }[];
}

export type RelationType = "RELATED" | "REQUIRES";

/** A named set of skills that job positions ask for. */
export interface Skillset {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly description?: string;
  readonly skillIds: readonly string[];
  /** Only active ones are listed, and can be asked for. */
  readonly active: boolean;
}
