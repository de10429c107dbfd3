/** The frame gives it to a library file: says which packages there are from now on. */
declare function register(packages: { [name: string]: object }): void
