import type { ElementContent } from 'hast'
import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { z } from 'zod'
import type { Example, Json } from '../model/page.ts'

export type DirectiveNode = ContainerDirective | LeafDirective

export type Content = BlockContent | DefinitionContent

export type Properties = { [name: string]: unknown }

/** A use of a directive that has passed its checks. */
export type DirectiveUse = {
  definition: DirectiveDefinition
  node: DirectiveNode
  props: Properties
}

/** What a directive's functions can find out and report about the page. */
export type DirectiveContext = {
  node: DirectiveNode
  /** With a slash at both ends. */
  basePath: string
  /** The folder that holds docs, images and data, from the root, with a slash at the end. */
  contentDir: string
  /** Reports a diagnostic at the line of the directive, or at another line. */
  report(message: string, hint?: string, line?: number): void
  /**
   * Reads a JSON file of the content by its path from the root, and checks it with a schema whose parts have
   * descriptions. Null when something is wrong, which is reported. The page is compiled again when the file changes.
   */
  readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null
  /** The names that the pages of a folder describe. The page is compiled again when one of these pages changes. */
  readAnchors(folder: string): Anchor[]
  /** Reads a file of an installed package. */
  readPackage(name: string, file: string): { text: string } | { reason: string }
  /** The properties of a directive inside this one; undefined when it has mistakes. */
  propsOf(node: DirectiveNode): Properties | undefined
  /** Publishes the archive of an application at the end of a part with the page; null when there is none. */
  offerExample(example: Example): ExampleArchive | null
  /** The names of all archives: `fieldbook-part-3`. */
  exampleNames(): string[]
}

/**
 * Where a name is described: a page with it as its title, a heading that is nothing else, or an entry of a list of
 * exports.
 */
export type Anchor = {
  name: string
  /** A route, with a fragment unless it's the whole page. */
  url: string
  /** The first paragraph that explains it, in Markdown. */
  text: string
  /** Whether it's an entry of a list. Its text begins with what it is. */
  isEntry: boolean
}

export type ExampleArchive = {
  /** Bytes. */
  size: number
  /** The source folders of the application, from the root, with a slash at the end. */
  folders: string[]
}

type Written<Name extends string, Schema extends z.ZodObject> = {
  /** What authors write: `:::name` or `::name`. */
  name: Name
  /** A container is written `:::name` … `:::` and holds Markdown, a leaf is written `::name`. */
  form: 'container' | 'leaf'
  /** Checks the attributes; its output is the properties. */
  schema: Schema
  /** The attribute that the text in square brackets sets. */
  label?: keyof z.output<Schema> & string
  /** Attributes that come with the name. */
  preset?: { [attribute: string]: Json }
  /** The directive that must hold this one. */
  parent?: string
  /** The only directive that this one may hold. */
  child?: string
  /** How authors use it. docs/authoring.md or a README shows it, and a test compiles it. */
  example: string
}

/** Input for the Markdown version of a directive. */
type MarkdownInput<Props> = DirectiveContext & {
  props: Props
  /** The text in square brackets, or the default for it; empty without either. */
  label: PhrasingContent[]
  /** What is written inside, with its own directives turned into Markdown. */
  content: Content[]
}

/** Input for the HTML of a directive. */
type HtmlInput<Props> = {
  props: Props
  label: ElementContent[]
  children: ElementContent[]
  /** With a slash at both ends. */
  basePath: string
}

/** Shown as Markdown that replaces it, such as a list or a table. Null when that can't be made, which is reported. */
type MarkdownDirective<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
> = Written<Name, Schema> & {
  shownAs: 'markdown'
  toMarkdown(input: DirectiveContext & { props: z.output<Schema> }): Content[] | null
  /** False if it lists what other pages say, so that search leads there instead. */
  isSearched?: false
}

/** Shown as something other than Markdown, so it needs a Markdown version. Search finds its label and its content. */
type Described<Schema extends z.ZodObject, Props> = {
  /**
   * Makes the properties, if they aren't just the attributes. Null leaves the directive out; the reason is reported.
   */
  resolve?(attributes: z.output<Schema>, context: DirectiveContext): Props | null
  /** The directive in the page's Markdown version and in llms-full.txt. */
  toMarkdown(input: MarkdownInput<Props>): Content[]
}

/** Shown as HTML without state: browsers get styles for it but no code. */
type HtmlDirective<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Props extends object = Properties,
> = Written<Name, Schema> &
  Described<Schema, Props> & {
    shownAs: 'html'
    toHtml(input: HtmlInput<Props>): ElementContent | ElementContent[]
    /**
     * For a directive that holds a list of members, each of which starts with a paragraph that begins with its name:
     * what they are members of.
     */
    membersOf?(props: Props): { of: string[]; from: string | null; prefix: string }
  }

/** Shown by a React component, which src/directives/components.tsx lists by its name. */
type ComponentDirective<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Props extends object = Properties,
> = Written<Name, Schema> &
  Described<Schema, Props> & {
    shownAs: 'component'
    /** True if the component gets its label as HTML, with code and emphasis. */
    isLabelHtml?: true
  }

export type DirectiveDefinition = MarkdownDirective | HtmlDirective | ComponentDirective

/** The properties of a directive's component. */
export type PropsOf<Definition> =
  Definition extends ComponentDirective<string, z.ZodObject, infer Props> ? Props : never

/**
 * Defines a directive that is shown as Markdown. Types are inferred from `definition`, which is returned with
 * `shownAs`.
 */
export const markdownDirective = <const Name extends string, Schema extends z.ZodObject>(
  definition: Omit<MarkdownDirective<Name, Schema>, 'shownAs'>,
): MarkdownDirective<Name, Schema> => ({ ...definition, shownAs: 'markdown' })

/**
 * Defines a directive that is shown as HTML without state. `Props` is what `resolve` returns, or without it, the output
 * of the schema.
 */
export const htmlDirective = <
  const Name extends string,
  Schema extends z.ZodObject,
  Props extends object = z.output<Schema>,
>(
  definition: Omit<HtmlDirective<Name, Schema, Props>, 'shownAs'>,
): HtmlDirective<Name, Schema, Props> => ({ ...definition, shownAs: 'html' })

/**
 * Defines a directive that is shown by a React component. `Props` is what `resolve` returns, or without it, the output
 * of the schema.
 */
export const componentDirective = <
  const Name extends string,
  Schema extends z.ZodObject,
  Props extends object = z.output<Schema>,
>(
  definition: Omit<ComponentDirective<Name, Schema, Props>, 'shownAs'>,
): ComponentDirective<Name, Schema, Props> => ({ ...definition, shownAs: 'component' })
