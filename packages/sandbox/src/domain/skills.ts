type SkillFolderLevel = "AREA" | "SUBAREA" | "GROUP";

export interface SkillFolder {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly level: SkillFolderLevel;
  readonly parentId?: string;
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly global: boolean;
}

export interface Skill {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly description?: string;
  readonly folderId: string;
  readonly recommendedToLearn: boolean;
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly global: boolean;
  readonly relatedSkills: readonly { readonly skillId: string; readonly type: RelationType }[];
  readonly relatedFolders: readonly { readonly folderId: string; readonly type: RelationType }[];
}

export type RelationType = "RELATED" | "REQUIRES";

export interface Skillset {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly description?: string;
  readonly skillIds: readonly string[];
  /** Inactive skillsets cannot be assigned. */
  readonly active: boolean;
}
