/** Globals that programs expect of a browser and that don't work without an origin. */
export function setUpEnvironment(): void {
  const target: object = globalThis
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(target, name, { value: memoryStorage(), configurable: true })
  }
  Object.assign(target, {
    process: { env: { NODE_ENV: 'development' } },
    global: target,
    // These dialogs would block the thread, and with it the page.
    alert: () => {},
    confirm: () => false,
    prompt: () => null,
    print: () => {},
  })
}

/** A storage that lasts as long as the frame. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  const storage = {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void items.set(String(key), String(value)),
    removeItem: (key: string) => void items.delete(String(key)),
    clear: () => items.clear(),
  }
  return storage
}
