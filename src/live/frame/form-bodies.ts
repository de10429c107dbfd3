/**
 * Lets a sample's server read forms: in a document without an origin, WebKit can't read a form that has a file from its
 * request.
 */
export function keepForms(): void {
  const Own = globalThis.Request
  const { clone, formData } = Own.prototype
  const forms = new WeakMap<Request, FormData>()
  const keep = (request: Request, from: unknown) => {
    const form = from instanceof Own ? forms.get(from) : from
    if (form instanceof FormData) forms.set(request, form)
    return request
  }
  const patched = new Proxy(Own, {
    construct(target, args: ConstructorParameters<typeof Request>, newTarget) {
      const [input, init] = args
      return keep(Reflect.construct(target, args, newTarget), init?.body ?? input)
    },
  })
  Object.assign(Own.prototype, {
    constructor: patched,
    clone(this: Request) {
      return keep(clone.call(this), this)
    },
    async formData(this: Request) {
      try {
        return await formData.call(this)
      } catch (error) {
        const form = forms.get(this)
        if (!form || (error as Error).name !== 'InvalidStateError') throw error
        const copy = new FormData()
        for (const [name, value] of form) copy.append(name, value)
        return copy
      }
    },
  })
  globalThis.Request = patched
}
