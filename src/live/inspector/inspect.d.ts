/** The frame gives it to the inspector's file: takes what begins an inspection. */
declare function inspect(start: import('../inspection.ts').StartInspector): void
