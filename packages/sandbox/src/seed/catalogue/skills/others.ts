import type { FolderOutline } from "./outline.ts";

export const data: FolderOutline = {
  id: "fld_data",
  name: "Data",
  folders: [
    {
      id: "fld_storage",
      name: "Storage",
      folders: [
        {
          id: "fld_databases",
          name: "Databases",
          skills: [
            { id: "skl_data_modelling", name: "Data modelling", skills: { RELATED: ["skl_9Dc1Jr6Q"] } },
            { id: "skl_query_tuning", name: "Query tuning", skills: { REQUIRES: ["skl_9Dc1Jr6Q"] } },
            { id: "skl_data_warehousing", name: "Data warehousing", skills: { REQUIRES: ["skl_data_modelling"] } },
            { id: "skl_streaming", name: "Stream processing", skills: { RELATED: ["skl_messaging"] } },
          ],
        },
      ],
    },
    {
      id: "fld_insight",
      name: "Insight",
      folders: [
        {
          id: "fld_analytics",
          name: "Analytics",
          skills: [
            { id: "skl_statistics", name: "Statistics" },
            { id: "skl_visualization", name: "Data visualization", skills: { REQUIRES: ["skl_statistics"] } },
            {
              id: "skl_machine_learning",
              name: "Machine learning",
              skills: { REQUIRES: ["skl_statistics", "skl_python"] },
            },
            {
              id: "skl_experiments",
              name: "Experiments",
              description: "Questions that numbers can answer.",
              skills: { REQUIRES: ["skl_statistics"] },
            },
          ],
        },
      ],
    },
  ],
};

export const product: FolderOutline = {
  id: "fld_product",
  name: "Product",
  folders: [
    {
      id: "fld_discovery",
      name: "Discovery",
      folders: [
        {
          id: "fld_research",
          name: "Research",
          skills: [
            { id: "skl_user_research", name: "User research" },
            { id: "skl_interviewing", name: "Interviewing", skills: { RELATED: ["skl_user_research"] } },
            { id: "skl_prioritization", name: "Prioritization" },
          ],
        },
      ],
    },
    {
      id: "fld_support",
      name: "Support",
      folders: [
        {
          id: "fld_customers",
          name: "Customers",
          skills: [
            { id: "skl_customer_communication", name: "Customer communication" },
            { id: "skl_troubleshooting", name: "Troubleshooting", skills: { RELATED: ["skl_incident_response"] } },
            { id: "skl_technical_writing", name: "Technical writing", recommendedToLearn: true },
          ],
        },
      ],
    },
  ],
};

export const working: FolderOutline = {
  id: "fld_working",
  name: "Working together",
  folders: [
    {
      id: "fld_leadership",
      name: "Leadership",
      folders: [
        {
          id: "fld_people",
          name: "People",
          skills: [
            { id: "skl_feedback", name: "Giving feedback", recommendedToLearn: true },
            { id: "skl_mentoring", name: "Mentoring", skills: { REQUIRES: ["skl_feedback"] } },
            { id: "skl_hiring", name: "Hiring", skills: { RELATED: ["skl_interviewing"] } },
            { id: "skl_delegation", name: "Delegation" },
          ],
        },
      ],
    },
    {
      id: "fld_languages",
      name: "Languages",
      folders: [
        {
          id: "fld_spoken",
          name: "Spoken languages",
          skills: [
            { id: "skl_english", name: "English" },
            { id: "skl_german", name: "German" },
            { id: "skl_polish", name: "Polish" },
          ],
        },
      ],
    },
    {
      id: "fld_old_values",
      name: "Values of 2019",
      hidden: true,
      disabled: true,
      global: false,
      folders: [{ id: "fld_old_values_all", name: "All of them", hidden: true, disabled: true, global: false }],
    },
    { id: "fld_next_values", name: "Values of next year", hidden: true, global: false },
    { id: "fld_first_aid", name: "First aid of 2020", disabled: true, global: false },
  ],
};
