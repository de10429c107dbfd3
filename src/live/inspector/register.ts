import { startInspector } from './start.ts'

inspect(startInspector)
