/** The page about the code generator shows what the installed generator writes, and says what its options do. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type ConfigFile, generateEndpoints, parseConfig } from '@rtk-query/codegen-openapi'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { afterAll, describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'
import { sourceOf } from '../support/page-tables.ts'
import { writeFiles } from '../support/write-files.ts'

type AllOptions = Parameters<typeof generateEndpoints>[0]
type Options = Partial<AllOptions>

const page = 'rtk-query/api/codegen'
const cli = path.resolve('node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs')
const folder = mkdtempSync(path.join(tmpdir(), 'codegen-'))

afterAll(() => rmSync(folder, { recursive: true }))

const inFolder = (name: string) => path.join(folder, name)
const read = (name: string) => readFileSync(inFolder(name), 'utf8')
const write = (name: string, text: string) => writeFiles(folder, { [name]: text })
const run = (config: string) =>
  promisify(execFile)(process.execPath, [cli, config], { cwd: folder })

const namesIn = (code: string) => [...code.matchAll(/(\w+): build\./g)].map(([, name]) => name)

/** The samples with a title, in their order. */
function samplesNamed(title: string): string[] {
  const found: string[] = []
  visit(parseMarkdown(sourceOf(page)), 'code', ({ meta, value }: Code) => {
    if (meta?.includes(`title="${title}"`)) found.push(`${value}\n`)
  })
  return found
}

describe('the command', () => {
  const [description = ''] = samplesNamed('garden.yaml')
  write('garden.yaml', description)
  write('.prettierrc.json', samplesNamed('.prettierrc.json').join())
  mkdirSync(inFolder('src'))

  test('writes the file that the page shows, with the configuration that it shows', async () => {
    const [config = ''] = samplesNamed('openapi-config.json')
    write('openapi-config.json', config)
    await run('openapi-config.json')
    expect([read('src/gardenApi.ts')]).toEqual(samplesNamed('src/gardenApi.ts'))
  })

  test('looks for rules of Prettier above the folder of the configuration', async () => {
    write('inner/.prettierrc.json', '{ "semi": true, "singleQuote": true }')
    const config = {
      schemaFile: '../garden.yaml',
      apiFile: '../src/emptyApi.ts',
      outputFile: 'api.ts',
    }
    write('inner/config.json', JSON.stringify(config))
    await run('inner/config.json')
    expect(read('inner/api.ts')).toContain("import { api } from '../src/emptyApi'\n")
  })

  test('accepts the other configurations, one of which is for several files', async () => {
    const files = await Promise.all(
      samplesNamed('openapi-config.cjs').map(async (text, index) => {
        write(`config-${index}.cjs`, text)
        const config: ConfigFile = createRequire(inFolder('config.cjs'))(`./config-${index}.cjs`)
        return Promise.all(
          parseConfig(config).map(async ({ outputFile, ...options }) => {
            const schemaFile = inFolder('garden.yaml')
            const code = await generateEndpoints({ ...options, schemaFile } as AllOptions)
            return [outputFile, namesIn(String(code))]
          }),
        )
      }),
    )
    expect(files).toEqual([
      [['./src/gardenApi.ts', ['listPlants', 'waterPlant']]],
      [
        ['./src/plants/plantsApi.ts', ['listPlants', 'waterPlant']],
        ['./src/orders/ordersApi.ts', []],
      ],
      [['./src/gardenApi.ts', ['listPlants', 'waterPlant']]],
    ])
  })
})

describe('options', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const plant = { $ref: '#/components/schemas/Plant' }
  const string = { type: 'string' }
  const id = { name: 'plant_id', in: 'path', required: true, schema: string }
  const plants = { description: 'Plants', ...json({ type: 'array', items: plant }) }
  const problem = { description: 'Problem', ...json({ $ref: '#/components/schemas/Problem' }) }
  const found = { description: 'Found', ...json({}) }
  const operation = (more: object) => ({ responses: { 200: found }, ...more })
  write(
    'options.json',
    JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Garden', version: '1' },
      paths: {
        '/plants': {
          get: {
            operationId: 'listPlants',
            tags: ['plant'],
            parameters: [
              { name: 'q', in: 'query', schema: string },
              { name: 'session', in: 'cookie', schema: string },
              { name: 'tenant', in: 'header', schema: string },
            ],
            responses: { 200: plants, default: problem },
          },
          post: operation({ operationId: 'addPlant', tags: ['plant'], requestBody: json(plant) }),
        },
        '/plants/{plant_id}': { get: operation({ operationId: 'getPlant', parameters: [id] }) },
        '/plants/{plant_id}/seeds': { get: operation({ parameters: [id] }) },
        '/seeds': { get: operation({ operationId: 'list-seeds' }) },
        '/soils': { get: operation({ operationId: 'list.soils' }) },
        '/token': { get: operation({ operationId: 'getJWT' }) },
        '/search': { post: operation({ operationId: 'postSearch' }) },
      },
      components: {
        schemas: {
          Light: { type: 'string', enum: ['sun', 'shade'] },
          Problem: { type: 'object', properties: { reason: string } },
          Plant: {
            type: 'object',
            required: ['name'],
            properties: {
              id: { ...string, readOnly: true },
              name: { ...string, pattern: '^[A-Z]' },
              secret: { ...string, writeOnly: true },
              light: { $ref: '#/components/schemas/Light' },
            },
          },
        },
      },
    }),
  )

  const generate = async (options: Options): Promise<string> => {
    const files = { schemaFile: inFolder('options.json'), apiFile: './src/emptyApi.ts' }
    return String(await generateEndpoints({ ...files, ...options }))
  }
  const one = (text: string) => text.replace(/\s+/g, ' ')
  const plain = generate({})

  test('without them, code is generated as the page says', async () => {
    const code = one(await plain)
    expect(code).toContain('import { api } from "./src/emptyApi";')
    expect(code).toContain('export { injectedRtkApi as enhancedApi };')
    expect(code).toContain('listPlants: build.query<ListPlantsApiResponse, ListPlantsApiArg>')
    expect(code).toContain('addPlant: build.mutation<')
    expect(code).toContain('cookies: { session: queryArg.session, }')
    expect(code).toContain('headers: { tenant: queryArg.tenant, }')
    expect(code).toContain('queryArg.plantId}`')
    expect(code).toContain('export type Light = "sun" | "shade";')
    expect(code).toContain('AddPlantApiArg = { plant: PlantWrite; }')
    expect(code).not.toMatch(/Tags|export const \{|enum |Pattern/)
  })

  test('names come from operation ids that can be names, and otherwise from method and path', async () => {
    expect(namesIn(await plain)).toEqual([
      'listPlants',
      'addPlant',
      'getPlant',
      'getPlantsByPlantIdSeeds',
      'getSeeds',
      'getSoils',
      'getJwt',
      'postSearch',
    ])
  })

  test.each<[Options, string[]]>([
    [{ apiImport: 'emptyApi' }, ['import { emptyApi as api } from']],
    [{ apiFile: '@/emptyApi' }, ['from "@/emptyApi"']],
    [{ esmExtensions: true }, ['from "./src/emptyApi.js"']],
    [{ prettierConfigFile: inFolder('.prettierrc.json') }, ["from './src/emptyApi' const"]],
    [{ exportName: 'gardenApi' }, ['export { injectedRtkApi as gardenApi };']],
    [{ hooks: true }, ['export const { useListPlantsQuery, useAddPlantMutation,']],
    [
      { hooks: { queries: false, lazyQueries: true, mutations: false } },
      ['export const { useLazyListPlantsQuery, useLazyGetPlantQuery,'],
    ],
    [
      { tag: true },
      ['addTagTypes = ["plant"] as const', 'providesTags: ["plant"]', 'invalidatesTags: ["plant"]'],
    ],
    [{ flattenArg: true }, ['type GetPlantApiArg = string;', '{queryArg}`']],
    [{ argSuffix: 'Arg' }, ['type ListPlantsArg =']],
    [{ responseSuffix: 'Result' }, ['type ListPlantsResult =']],
    [
      { operationNameSuffix: 'V2', hooks: true },
      ['ListPlantsV2: build.query<ListPlantsV2ApiResponse,', 'useListPlantsV2Query'],
    ],
    [{ includeDefault: true }, ['PlantRead[] | /** status default Problem */ Problem;']],
    [{ unionUndefined: true }, ['light?: Light | undefined;']],
    [{ useUnknown: true }, ['/** status 200 Found */ unknown;']],
    [
      { mergeReadWriteOnly: true },
      ['id?: string; name: string; secret?: string; light?: Light; };'],
    ],
    [{ encodePathParams: true }, ['encodeURIComponent(String(queryArg.plantId))']],
    [{ encodeQueryParams: true }, ['encodeURIComponent(String(queryArg.q))']],
    [{ outputRegexConstants: true }, ['export const plantNamePattern = /^[A-Z]/;']],
    [{ useEnumType: true }, ['export enum Light { Sun = "sun", Shade = "shade", }']],
    [
      { isDataResponse: (code) => code === 'default' },
      ['ListPlantsApiResponse = /** status default Problem */ Problem;'],
    ],
    [
      { endpointOverrides: [{ pattern: 'postSearch', type: 'query' }] },
      ['postSearch: build.query<PostSearchApiResponse, PostSearchApiArg>'],
    ],
    [
      { endpointOverrides: [{ pattern: /List/i, providesTags: ['mine'] }], tag: true },
      ['providesTags: ["mine"]'],
    ],
    [
      { endpointOverrides: [{ pattern: 'addPlant', invalidatesTags: [] }], tag: true },
      ['invalidatesTags: []'],
    ],
  ])('%j', async (options, expected) => {
    const [code, without] = [await generate(options), await plain]
    for (const part of expected) {
      expect(one(code)).toContain(part)
      expect(one(without)).not.toContain(part)
    }
  })

  test.each<NonNullable<Options['filterEndpoints']>>([
    ['getPlant', /^list/],
    (name, { verb, path }) =>
      name === 'listPlants' || (verb === 'get' && path === '/plants/{plant_id}'),
  ])(
    'endpoints are filtered by their whole name, a pattern or a function',
    async (filterEndpoints) => {
      const names = [...(await generate({ filterEndpoints })).matchAll(/(\w+): build\./g)]
      expect(names.map(([, name]) => name)).toEqual(['listPlants', 'getPlant'])
    },
  )

  test('tags of an override are not declared', async () => {
    const endpointOverrides = [{ pattern: 'listPlants', providesTags: ['mine'] }]
    const code = await generate({ endpointOverrides, tag: true })
    expect(code).toContain('addTagTypes = ["plant"] as const')
  })

  test('the first override that matches is used, and parameters in the path are kept', async () => {
    const code = one(
      await generate({
        endpointOverrides: [
          { pattern: /plant/i, parameterFilter: 'q' },
          { pattern: 'listPlants', type: 'mutation' },
        ],
      }),
    )
    expect(code).toContain('listPlants: build.query')
    expect(code).toContain('ListPlantsApiArg = { q?: string; }')
    expect(code).toContain('GetPlantApiArg = { plantId: string; }')
  })
})
