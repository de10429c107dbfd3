import type { ElementContent } from 'hast'
import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { z } from 'zod'
import type { Example, Json } from '../model/page.ts'

export type DirectiveNode = ContainerDirective | LeafDirective

export type Content = BlockContent | DefinitionContent

export type Properties = { [name: string]: unknown }

/** A directive on a page that has passed its checks. */
export type DirectiveUse = {
  definition: DirectiveDefinition
  node: DirectiveNode
  props: Properties
}

/** What a directive's functions may ask and say about the page it is on. */
export type DirectiveContext = {
  node: DirectiveNode
  /** With a slash at both ends. */
  basePath: string
  /** The folder that holds docs, images and data, from the root, with a slash at the end. */
  contentDir: string
  /** Reports a diagnostic at the line of the directive, or at another line. */
  report(message: string, hint?: string, line?: number): void
  /**
   * Reads a JSON file of the content by its path from the root, and checks it with a schema whose parts carry
   * descriptions. Null when something is wrong; that is reported. The page is compiled again when the file changes.
   */
  readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null
  /** What the pages of a folder describe by its name. The page is compiled again when one of them changes. */
  readAnchors(folder: string): Anchor[]
  /** Reads a file of an installed package. */
  readPackage(name: string, file: string): { text: string } | { reason: string }
  /** The properties of a directive inside this one; undefined when it has mistakes. */
  propsOf(node: DirectiveNode): Properties | undefined
  /** The archive of an application at the end of a part, which is published with the page; null when there is none. */
  offerExample(example: Example): ExampleArchive | null
  /** Every archive there is: `fieldbook-part-3`. */
  exampleNames(): string[]
}

/** A page with a name as its title, a heading that is nothing else, or an entry of a list of exports. */
export type Anchor = {
  name: string
  /** Route, and fragment where it isn't the whole page. */
  url: string
  /** The first paragraph that explains it, in Markdown. */
  text: string
  /** Whether it's an entry of a list, whose text begins with what it is. */
  isEntry: boolean
}

export type ExampleArchive = {
  /** Bytes. */
  size: number
  /** Folders that the application is put together from, from the root, with a slash at the end. */
  folders: string[]
}

type Written<Name extends string, Schema extends z.ZodObject> = {
  /** What authors write: `:::name` or `::name`. */
  name: Name
  /** A container is written `:::name` … `:::` and holds Markdown, a leaf is written `::name`. */
  form: 'container' | 'leaf'
  /** Checks the attributes; what comes out are the properties. */
  schema: Schema
  /** The attribute that the text in square brackets sets. */
  label?: keyof z.output<Schema> & string
  /** Attributes that the name alone sets. */
  preset?: { [attribute: string]: Json }
  /** The directive that must hold this one. */
  parent?: string
  /** The only directive that this one may hold. */
  child?: string
  /** How authors use it. The guide for writers shows it, and a test compiles it. */
  example: string
}

/** What the Markdown of a directive is made of. */
type MarkdownInput<Props> = DirectiveContext & {
  props: Props
  /** The text in square brackets, or the property that it would set; empty without either. */
  label: PhrasingContent[]
  /** What is written inside, with its own directives turned into Markdown. */
  content: Content[]
}

/** What the HTML of a directive is made of. */
type HtmlInput<Props> = {
  props: Props
  label: ElementContent[]
  children: ElementContent[]
  /** With a slash at both ends. */
  basePath: string
}

/**
 * Shown as the Markdown that it stands for, such as a list or a table. Null when that can't be made; the reason is
 * reported.
 */
type MarkdownDirective<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
> = Written<Name, Schema> & {
  shownAs: 'markdown'
  toMarkdown(input: DirectiveContext & { props: z.output<Schema> }): Content[] | null
  /** It lists what other pages say, so that search leads there instead. */
  isSearched?: false
}

/**
 * Shown as something else than Markdown, so it has to say what tools that read Markdown get instead. Search finds its
 * label, and what is written inside.
 */
type Described<Schema extends z.ZodObject, Props> = {
  /** The properties, where they are more than the attributes. Null leaves the directive out; the reason is reported. */
  resolve?(attributes: z.output<Schema>, context: DirectiveContext): Props | null
  /** The directive in the Markdown version of the page and in llms-full.txt. */
  toMarkdown(input: MarkdownInput<Props>): Content[]
}

/** Shown as HTML without state: browsers get no code for it, only styles. */
type HtmlDirective<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Props extends object = Properties,
> = Written<Name, Schema> &
  Described<Schema, Props> & {
    shownAs: 'html'
    toHtml(input: HtmlInput<Props>): ElementContent | ElementContent[]
    /**
     * It holds a list of members, each a paragraph that starts with a name and is followed by more, and says what of.
     */
    membersOf?(props: Props): { of: string[]; from: string | null; prefix: string }
  }

/** Shown by the React component that src/directives/components.tsx holds under its name. */
type ComponentDirective<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Props extends object = Properties,
> = Written<Name, Schema> &
  Described<Schema, Props> & {
    shownAs: 'component'
    /** The component gets the label as HTML, with its code and emphasis. */
    isLabelHtml?: true
  }

export type DirectiveDefinition = MarkdownDirective | HtmlDirective | ComponentDirective

/** The properties that the component of a directive gets. */
export type PropsOf<Definition> =
  Definition extends ComponentDirective<string, z.ZodObject, infer Props> ? Props : never

/**
 * Defines a directive that is shown as the Markdown it stands for. Types are inferred from `definition`, which is
 * returned with `shownAs`.
 */
export const markdownDirective = <const Name extends string, Schema extends z.ZodObject>(
  definition: Omit<MarkdownDirective<Name, Schema>, 'shownAs'>,
): MarkdownDirective<Name, Schema> => ({ ...definition, shownAs: 'markdown' })

/**
 * Defines a directive that is shown as HTML without state. `Props` is what `resolve` returns, or else what the schema
 * does.
 */
export const htmlDirective = <
  const Name extends string,
  Schema extends z.ZodObject,
  Props extends object = z.output<Schema>,
>(
  definition: Omit<HtmlDirective<Name, Schema, Props>, 'shownAs'>,
): HtmlDirective<Name, Schema, Props> => ({ ...definition, shownAs: 'html' })

/**
 * Defines a directive that a React component shows. `Props` is what `resolve` returns, or else what the schema does.
 */
export const componentDirective = <
  const Name extends string,
  Schema extends z.ZodObject,
  Props extends object = z.output<Schema>,
>(
  definition: Omit<ComponentDirective<Name, Schema, Props>, 'shownAs'>,
): ComponentDirective<Name, Schema, Props> => ({ ...definition, shownAs: 'component' })
