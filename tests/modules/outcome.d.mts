export function outcomeOf(run: () => Promise<unknown>, idle: Promise<unknown>): Promise<string[]>
