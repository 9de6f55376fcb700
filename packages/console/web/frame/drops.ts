/** Cancels the default of dropped files, which would replace the page. */
export function refuseStrayFiles(): void {
  for (const name of ["dragover", "drop"] as const)
    addEventListener(name, (event) => {
      const { dataTransfer, defaultPrevented } = event;
      if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    });
}
