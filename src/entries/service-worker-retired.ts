/** Replaces the service worker where reading offline is switched off. */
import { retire } from '../offline/worker/retire.ts'

retire()
