import type { Proof } from './check-default.ts'
import * as observe from './observers.ts'
import type { Packages } from './packages.ts'

type Named = { [name: string]: unknown }

const src = '@reduxjs/toolkit/src'
const reactRedux = 'react-redux/dist/react-redux.mjs'
const codegen = '@rtk-query/codegen-openapi/lib/index.mjs'
const devTools = `${src}/devtoolsExtension.ts`
const hooks = `${src}/query/react/buildHooks.ts`

const read = (stated: string, file: string, text: string): Proof => ({
  stated,
  source: [file, text],
})

const compared = (
  run: Extract<Proof, { other: unknown }>['observe'],
  other: unknown,
  names?: (packages: Packages) => Named,
): Proof => ({
  observe: run,
  other,
  ...(names && { names }),
})

const isEqual = (a: unknown, b: unknown) => a === b
const alike = () => true
const func = () => {}

/** Remembers nothing. */
const forgetful = (run: (...args: unknown[]) => unknown) =>
  Object.assign((...args: unknown[]) => run(...args), { clearCache: () => {} })

const toolkitNames = ({ toolkit }: Packages): Named => toolkit as unknown as Named

const serializable = (options: Named, packages: Packages) =>
  observe.complaintsOf(
    packages,
    options,
    [
      { meta: { arg: func } },
      { meta: { baseQueryMeta: func } },
      { payload: { options: { pollingInterval: func } } },
      { payload: func },
    ],
    { slice: func },
  )

const checksSerializable = (other: unknown, names?: (packages: Packages) => Named): Proof =>
  compared((packages, options) => serializable(options, packages), other, names)

const memoizer = (name: string): Proof =>
  compared(
    (packages, options) => observe.memoizersOf(packages, options, name),
    forgetful,
    toolkitNames,
  )

const found = (packages: Packages, options: Named) =>
  packages.toolkit.findNonSerializableValue(
    { a: func, b: [func] },
    options.path as string,
    options.isSerializable as never,
    options.getEntries as never,
    options.ignoredPaths as never,
  )

/** How each default of the reference is proven, by the owner of its list and its name. */
export const proofs: { [owner: string]: { [name: string]: Proof } } = {
  ConnectOptions: {
    areOwnPropsEqual: read('shallowEqual', reactRedux, 'areOwnPropsEqual = shallowEqual'),
    areStatesEqual: read('===', reactRedux, 'areStatesEqual = strictEqual'),
    areStatePropsEqual: read('shallowEqual', reactRedux, 'areStatePropsEqual = shallowEqual'),
    areMergedPropsEqual: read('shallowEqual', reactRedux, 'areMergedPropsEqual = shallowEqual'),
    context: read(
      'ReactReduxContext',
      reactRedux,
      'forwardRef = false, context = ReactReduxContext }',
    ),
    forwardRef: read('false', reactRedux, 'forwardRef = false'),
  },
  UseSelectorOptions: {
    equalityFn: read('===', reactRedux, 'equalityFn = refEquality'),
  },
  'UseSelectorOptions.devModeChecks': {
    stabilityCheck: read("'once'", reactRedux, 'stabilityCheck = "once"'),
    identityFunctionCheck: read("'once'", reactRedux, 'identityFunctionCheck = "once"'),
  },
  'createSelectorHook()': {
    context: read(
      'ReactReduxContext',
      reactRedux,
      'createSelectorHook(context = ReactReduxContext)',
    ),
  },
  'createDispatchHook()': {
    context: read(
      'ReactReduxContext',
      reactRedux,
      'createDispatchHook(context = ReactReduxContext)',
    ),
  },
  'createStoreHook()': {
    context: read('ReactReduxContext', reactRedux, 'createStoreHook(context = ReactReduxContext)'),
  },
  ProviderProps: {
    context: read('ReactReduxContext', reactRedux, 'context || ReactReduxContext'),
    stabilityCheck: read("'once'", reactRedux, 'stabilityCheck = "once" } = providerProps'),
    identityFunctionCheck: read("'once'", reactRedux, '{ identityFunctionCheck = "once"'),
  },
  InjectConfig: { overrideExisting: compared(observe.reducerAfterSecond, true) },
  ConfigureStoreOptions: {
    duplicateMiddlewareCheck: compared(observe.throwsOnDuplicates, false),
    devTools: read('true', `${src}/configureStore.ts`, 'devTools = true,'),
  },
  AsyncThunkOptions: {
    dispatchConditionRejection: compared(observe.actionsOfThunk, true),
    serializeError: compared(observe.actionsOfThunk, (error: unknown) => error, toolkitNames),
    idGenerator: read('nanoid', `${src}/createAsyncThunk.ts`, ': nanoid()'),
  },
  AsyncThunkConfig: {
    serializedErrorType: read('SerializedError', `${src}/createAsyncThunk.ts`, ': SerializedError'),
  },
  EntityAdapterOptions: {
    selectId: compared(
      observe.idsWithout,
      (item: Named) => item.key,
      () => ({
        '(item) => item.id': (item: Named) => item.id,
      }),
    ),
    sortComparer: compared(observe.idsOf, (a: Named, b: Named) => Number(a.id) - Number(b.id)),
  },
  GetSelectorsOptions: {
    createSelector: read(
      'createDraftSafeSelector',
      `${src}/entities/state_selectors.ts`,
      'createSelector = createDraftSafeSelector',
    ),
  },
  CreateSelectorOptions: { memoize: memoizer('memoize'), argsMemoize: memoizer('argsMemoize') },
  LruMemoizeOptions: {
    maxSize: compared(observe.runsOfLru, 2),
    equalityCheck: compared(observe.runsOfLru, alike, () => ({ '===': isEqual })),
  },
  'CreateSelectorOptions.devModeChecks': {
    inputStabilityCheck: compared(observe.warningsOfDevCheck, 'never'),
    identityFunctionCheck: compared(observe.warningsOfDevCheck, 'never'),
    cacheSizeCheck: read("'once'", 'reselect/dist/reselect.mjs', 'cacheSizeCheck: "once"'),
  },
  CreateSliceOptions: {
    reducerPath: compared(
      ({ toolkit }, options) =>
        toolkit.createSlice({ name: 'plants', initialState: 0, reducers: {}, ...options })
          .reducerPath,
      'pots',
      () => ({ name: 'plants' }),
    ),
  },
  InjectIntoConfig: {
    reducerPath: read("the slice's own", `${src}/createSlice.ts`, 'pathOpt ?? reducerPath'),
    overrideExisting: compared(observe.reducerAfterSecond, true),
  },
  ImmutableStateInvariantMiddlewareOptions: {
    isImmutable: compared(observe.throwsOnMutation, alike, toolkitNames),
    warnAfter: read('32', `${src}/immutableStateInvariantMiddleware.ts`, 'warnAfter = 32,'),
  },
  SerializableStateInvariantMiddlewareOptions: {
    isSerializable: checksSerializable(alike, toolkitNames),
    getEntries: checksSerializable(
      () => [],
      () => ({ 'Object.entries': Object.entries }),
    ),
    ignoredActions: checksSerializable(['a']),
    ignoredActionPaths: checksSerializable(['payload']),
    ignoredPaths: checksSerializable(['slice']),
    warnAfter: read('32', `${src}/serializableStateInvariantMiddleware.ts`, 'warnAfter = 32,'),
    ignoreState: checksSerializable(true),
    ignoreActions: checksSerializable(true),
    disableCache: read(
      'false',
      `${src}/serializableStateInvariantMiddleware.ts`,
      'disableCache = false,',
    ),
  },
  'findNonSerializableValue()': {
    path: compared(found, 'start'),
    isSerializable: compared(found, alike, toolkitNames),
    getEntries: compared(
      found,
      () => [],
      () => ({ 'Object.entries': Object.entries }),
    ),
    ignoredPaths: compared(found, ['a', /b/]),
  },
  ActionCreatorInvariantMiddlewareOptions: {
    isActionCreator: compared(observe.complaintsOfCreators, () => false, toolkitNames),
  },
  DevToolsEnhancerOptions: {
    name: read(
      'the title of the page',
      devTools,
      'the instance name to be showed on the monitor page. Default value is `document.title`.',
    ),
    trace: read(
      'true in development, false in production',
      `${src}/configureStore.ts`,
      "trace: process.env.NODE_ENV !== 'production'",
    ),
    traceLimit: read('10', devTools, 'Defaults to 10.'),
    maxAge: read('50', devTools, '@default 50'),
    latency: read('500', devTools, '@default 500 ms.'),
    features: read('all features', devTools, 'If not specified, all of the features are enabled.'),
    shouldRecordChanges: read('true', devTools, '@default true'),
    pauseActionType: read('"@@PAUSED"', devTools, '@default "@@PAUSED"'),
    autoPause: read('false', devTools, '@default false'),
    shouldStartLocked: read('false', devTools, '@default false'),
    shouldCatchErrors: read('false', devTools, 'shouldCatchErrors?: boolean'),
    shouldHotReload: read('true', devTools, '@default true'),
  },
  GetDefaultEnhancersOptions: {
    autoBatch: compared(
      (packages, options) => observe.countDefaults(packages, 'enhancers', options),
      false,
    ),
  },
  GetDefaultMiddlewareOptions: Object.fromEntries(
    ['thunk', 'immutableCheck', 'serializableCheck', 'actionCreatorCheck'].map((name) => [
      name,
      compared(
        (packages, options) => observe.countDefaults(packages, 'middleware', options),
        false,
      ),
    ]),
  ),
  'autoBatchEnhancer()': {
    options: compared(observe.queueOf, { type: 'tick' }, () => ({
      'the end of the event loop tick': { type: 'tick' },
      '`requestAnimationFrame`': { type: 'raf' },
    })),
  },
  'freeze()': {
    deep: compared(({ toolkit }, { deep }) => {
      const value = { inner: {} }
      toolkit.freeze(value, deep as boolean | undefined)
      return Object.isFrozen(value.inner)
    }, true),
  },
  'nanoid()': {
    size: compared(({ toolkit }, { size }) => toolkit.nanoid(size as number | undefined).length, 5),
  },
  '': { overrideExisting: compared(observe.dataAfterSecond, true) },
  'ApiProvider().props': {
    context: read(
      'ReactReduxContext',
      `${src}/query/react/ApiProvider.tsx`,
      'props.context || ReactReduxContext',
    ),
  },
  RetryOptions: { maxRetries: compared(observe.attemptsOf, 2) },
  CoreModuleOptions: {
    createSelector: read(
      'createSelector from Reselect',
      `${src}/query/core/module.ts`,
      'createSelector = _createSelector',
    ),
  },
  ReactHooksModuleOptions: {
    hooks: read('the hooks of React-Redux', `${src}/query/react/module.ts`, 'hooks = {'),
    batch: read('batch from React-Redux', `${src}/query/react/module.ts`, 'batch = rrBatch'),
    createSelector: read(
      'createSelector from Reselect',
      `${src}/query/react/module.ts`,
      'createSelector = _createSelector',
    ),
    unstable__sideEffectsInRender: read(
      'false',
      `${src}/query/react/module.ts`,
      'unstable__sideEffectsInRender = false',
    ),
  },
  CommonOptions: {
    apiImport: read("'api'", codegen, 'apiImport = "api"'),
    exportName: read("'enhancedApi'", codegen, 'exportName = "enhancedApi"'),
    argSuffix: read("'ApiArg'", codegen, 'argSuffix = "ApiArg"'),
    responseSuffix: read("'ApiResponse'", codegen, 'responseSuffix = "ApiResponse"'),
    operationNameSuffix: read("''", codegen, 'operationNameSuffix = ""'),
    unionUndefined: read('false', codegen, 'unionUndefined,'),
    ...Object.fromEntries(
      [
        'esmExtensions',
        'hooks',
        'tag',
        'flattenArg',
        'includeDefault',
        'mergeReadWriteOnly',
        'useUnknown',
        'outputRegexConstants',
        'encodePathParams',
        'encodeQueryParams',
      ].map((name) => [name, read('false', codegen, `${name} = false`)]),
    ),
  },
  'OutputFileOptions -CommonOptions': {
    useEnumType: read('false', codegen, 'useEnumType = false'),
  },
  'GenerationOptions -CommonOptions -OutputFileOptions': {
    isDataResponse: read('the codes 200 to 299', codegen, 'isDataResponse = defaultIsDataResponse'),
  },
  CreateApiOptions: {
    reducerPath: compared(observe.reducerPathOf, 'plants'),
    tagTypes: read('[]', `${src}/query/createApi.ts`, 'tagTypes'),
    serializeQueryArgs: compared(
      observe.cacheKeysOf,
      () => 'same',
      ({ query }) => query as unknown as Named,
    ),
    keepUnusedDataFor: compared(observe.removalOf, 30),
    refetchOnMountOrArgChange: compared(observe.requestsOfTwo, true),
    refetchOnFocus: compared(
      (packages, options) => observe.requestsAfter('onFocus', packages, options),
      true,
    ),
    refetchOnReconnect: compared(
      (packages, options) => observe.requestsAfter('onOnline', packages, options),
      true,
    ),
    invalidationBehavior: compared(observe.requestsWhileOneRuns, 'immediately'),
    skipSchemaValidation: compared(observe.statusOfInvalid, true),
  },
  QueryExtraOptions: {
    keepUnusedDataFor: compared(
      (packages, options) => observe.removalOf(packages, {}, options),
      30,
    ),
    serializeQueryArgs: read(
      "the API's serializeQueryArgs",
      `${src}/query/createApi.ts`,
      '} else if (options.serializeQueryArgs) {',
    ),
  },
  InfiniteQueryConfigOptions: {
    refetchCachedPages: compared(observe.pagesRefetched, false),
  },
  CommonEndpointDefinition: {
    structuralSharing: compared(observe.isShared, false),
    catchSchemaFailure: read(
      "the API's catchSchemaFailure",
      `${src}/query/core/buildThunks.ts`,
      'globalCatchSchemaFailure',
    ),
    skipSchemaValidation: read(
      "the API's skipSchemaValidation",
      `${src}/query/core/buildThunks.ts`,
      'globalSkipSchemaValidation',
    ),
  },
  FetchBaseQueryArgs: {
    fetchFn: read(
      'the global fetch',
      `${src}/query/fetchBaseQuery.ts`,
      'fetchFn = defaultFetchFn,',
    ),
    paramsSerializer: read(
      'URLSearchParams',
      `${src}/query/fetchBaseQuery.ts`,
      'new URLSearchParams(',
    ),
    isJsonContentType: read(
      'true for types that begin with application/json or application/vnd.api+json',
      `${src}/query/fetchBaseQuery.ts`,
      'isJsonContentType = defaultIsJsonContentType,',
    ),
    jsonContentType: compared(observe.exchanged, 'application/vnd.api+json'),
    responseHandler: compared(observe.exchanged, 'text'),
    validateStatus: read(
      'true for the statuses 200 to 299',
      `${src}/query/fetchBaseQuery.ts`,
      'response.status >= 200 && response.status <= 299',
    ),
    timeout: read(
      'no limit',
      `${src}/query/fetchBaseQuery.ts`,
      'timeout ? timeoutSignal(timeout) : undefined',
    ),
  },
  'UseQuerySubscriptionOptions UseQueryStateOptions': {
    skip: read('false', hooks, 'skip = false,'),
    refetchOnMountOrArgChange: read(
      "the API's setting, false unless set",
      `${src}/query/core/buildThunks.ts`,
      'arg.forceRefetch ?? (arg.subscribe && baseFetchOnMountOrArgChange)',
    ),
    pollingInterval: read('0', hooks, 'pollingInterval = 0,'),
    skipPollingIfUnfocused: read('false', hooks, 'skipPollingIfUnfocused = false,'),
    refetchOnFocus: read(
      "the API's setting, false unless set",
      `${src}/query/core/buildMiddleware/windowEventHandling.ts`,
      'sub[type] ?? state.config[type]',
    ),
    refetchOnReconnect: read(
      "the API's setting, false unless set",
      `${src}/query/core/buildMiddleware/windowEventHandling.ts`,
      'sub[type] ?? state.config[type]',
    ),
  },
  'UseInfiniteQuerySubscriptionOptions -UseQuerySubscriptionOptions': {
    initialPageParam: read(
      "the endpoint's initialPageParam",
      `${src}/query/core/buildThunks.ts`,
      'initialPageParam = infiniteQueryOptions.initialPageParam',
    ),
    refetchCachedPages: read(
      "the endpoint's setting, true unless set",
      `${src}/query/core/buildThunks.ts`,
      'infiniteQueryOptions.refetchCachedPages ??',
    ),
  },
  StartQueryActionCreatorOptions: { subscribe: compared(observe.removalWith, false) },
  'StartInfiniteQueryActionCreatorOptions -StartQueryActionCreatorOptions': {
    refetchCachedPages: compared(
      (packages, options) => observe.pagesRefetched(packages, {}, options),
      false,
    ),
  },
  StartMutationActionCreatorOptions: { track: compared(observe.keptMutations, false) },
}
