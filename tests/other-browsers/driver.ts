/** What tests do with a browser that isn't Chromium, whichever protocol it speaks. */
export type Driver = {
  name: string
  /** Sends a command of WebDriver by its name in Marionette, such as `WebDriver:Back`, and returns what it gives. */
  send: (command: string, parameters?: object) => Promise<unknown>
  close: () => Promise<void>
}

export type Tab = string

export type OtherBrowser = ReturnType<typeof drive>

const pollMs = 100

/** Puts the words of the tests on top of a driver. All of it is about the tab that was shown last. */
export function drive({ name, send, close }: Driver) {
  /** Runs a function in the page; it sees its arguments and the page, and nothing of the test's file. */
  async function run<Arguments extends unknown[], Result>(
    code: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${code}).apply(null, arguments[0]))().then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`
    const parameters = { script, args: [args] }
    const answer = await send('WebDriver:ExecuteAsyncScript', parameters)
    const { value, error } = answer as { value: Result; error?: string }
    if (error !== undefined) throw new Error(`${name}: ${error}`)
    return value
  }

  /** Waits until a function in the page returns something true, and returns that. */
  async function until<Arguments extends unknown[], Result>(
    what: string,
    code: (...args: Arguments) => Result | Promise<Result>,
    args: Arguments,
    limitMs = 20_000,
  ): Promise<Result> {
    const start = performance.now()
    for (;;) {
      // A page that is being replaced answers nothing.
      const result = await run(code, ...args).catch(() => null)
      if (result) return result
      if (performance.now() - start > limitMs) throw new Error(`${name} waits in vain: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  const hydrated = () =>
    until('hydrated', () => document.documentElement.dataset.hydrated !== undefined, [])

  return {
    name,
    run,
    until,
    hydrated,
    close,
    async goto(url: string) {
      await send('WebDriver:Navigate', { url })
    },
    /** Opens an address and waits until the page is alive. */
    async open(url: string) {
      await send('WebDriver:Navigate', { url })
      await hydrated()
    },
    async back() {
      await send('WebDriver:Back')
    },
    async newTab(): Promise<Tab> {
      const { handle } = (await send('WebDriver:NewWindow', { type: 'tab' })) as { handle: string }
      await send('WebDriver:SwitchToWindow', { handle })
      return handle
    },
    async show(handle: Tab) {
      await send('WebDriver:SwitchToWindow', { handle })
    },
    async shownTab(): Promise<Tab> {
      const answer = await send('WebDriver:GetWindowHandle')
      return typeof answer === 'string' ? answer : (answer as { value: string }).value
    },
    async tabs(): Promise<Tab[]> {
      const answer = await send('WebDriver:GetWindowHandles')
      return (Array.isArray(answer) ? answer : (answer as { value: Tab[] }).value).sort()
    },
    /** Presses what has this role (`button`, `a`) and text, once it's there and can be pressed. */
    press(selector: string, text: string) {
      const press = (selector: string, text: string) => {
        const found = [...document.querySelectorAll<HTMLButtonElement>(selector)].find(
          (element) =>
            (element.ariaLabel ?? element.textContent ?? '').trim().startsWith(text) &&
            element.checkVisibility() &&
            !element.disabled,
        )
        found?.click()
        return found !== undefined
      }
      return until(`${selector} "${text}"`, press, [selector, text])
    },
    /** Waits until an element has a text that fits, and returns the text. */
    text(selector: string, pattern: RegExp, limitMs?: number) {
      const find = (selector: string, source: string) => {
        const text = document.querySelector(selector)?.textContent ?? ''
        return new RegExp(source).test(text) && text
      }
      return until(`${selector} like ${pattern}`, find, [selector, pattern.source], limitMs)
    },
    /** Types into the field that matches. */
    type(selector: string, text: string) {
      return until(
        `field ${selector}`,
        (selector: string, text: string) => {
          const field = document.querySelector<HTMLInputElement>(selector)
          if (!field) return false
          field.focus()
          const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
          set?.call(field, text)
          return field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        },
        [selector, text],
      )
    },
  }
}
