import { defineLazy, type LazyComponent } from '../../components/lazy/lazy.tsx'
import type { DiagramProps } from './definition.ts'
import type { Drawing } from './drawing-schema.ts'
import { DiagramFigure, preloadPictures } from './figure.tsx'

type Caption = { caption: string | undefined }

/** Each drawing is a file of its own, so that a page only loads those that it shows. */
const files = import.meta.glob<Drawing>('#content/diagrams/*.json', { import: 'default' })

const diagrams = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
    drawn(load),
  ]),
)

function drawn(load: () => Promise<Drawing>): LazyComponent<Caption> {
  return defineLazy({
    load,
    pick: (drawing) => (props: Caption) => <DiagramFigure drawing={drawing} {...props} />,
  })
}

/** The diagram of this name. The compiler has checked that it exists. */
export function Diagram({ name, caption }: DiagramProps) {
  const Drawn = diagrams.get(name)
  return Drawn && <Drawn caption={caption} />
}

/**
 * Loads this diagram; without a name, nothing specific.
 * @param isPrerendered whether the diagram is already in the document, so that the code for drawing isn't needed before
 * the first step
 */
export async function preloadDiagram(
  diagram?: Pick<DiagramProps, 'name'>,
  isPrerendered = false,
): Promise<void> {
  const wanted = diagram ? [diagrams.get(diagram.name)] : [...diagrams.values()]
  await Promise.all([
    ...wanted.map((diagram) => diagram?.preload()),
    isPrerendered || preloadPictures(),
  ])
}
