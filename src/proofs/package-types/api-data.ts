import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ApiData, apiDataFile, apiDataSchema, moduleOf } from '../../model/api-data.ts'
import type { Page } from '../../model/page.ts'

/** @param contentDir absolute */
export function readApiData(contentDir: string): ApiData {
  return apiDataSchema.parse(JSON.parse(readFileSync(path.join(contentDir, apiDataFile), 'utf8')))
}

/** The lists of all pages with the module that each is compared with. */
export function listsOf(pages: Page[], data: ApiData) {
  return pages.flatMap((page) =>
    page.memberLists.flatMap((list) => {
      const module = list.from ?? moduleOf(page.id, data)
      return list.of.length > 0 && module !== null ? [{ page, list, module }] : []
    }),
  )
}
