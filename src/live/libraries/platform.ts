import { createConsole } from '../frame/console.ts'
import { keepForms } from '../frame/form-bodies.ts'
import { platformPackage } from '../platform-package.ts'
import { inspectAll } from '../values/describe.ts'

keepForms()
register({ [platformPackage]: { inspect: inspectAll, createConsole } })
