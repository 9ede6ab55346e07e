declare module 'site/configuration-check.js' {
  export const files: import('../model/checker-files.ts').CheckerFiles;
}

declare module 'site/project-build.js' {
  /** Loads the component that builds a project in the browser. `undefined` if no tool of the site provides it. */
  export const loadProjectBuild:
    (() => Promise<{ ProjectBuild: import('../../shared/page/project-build.ts').ProjectBuild }>) | undefined;
}
