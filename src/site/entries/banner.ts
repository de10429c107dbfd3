/** Runs in the head of the home page. Inlined, and allowed by its hash. */
import { warnOfWrongBasePath } from '../base-url-banner.ts'

warnOfWrongBasePath(import.meta.env.BASE_URL)
