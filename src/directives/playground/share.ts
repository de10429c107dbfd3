import { copyText } from '../../components/code-block/copy-text.ts'
import { fragmentOf, openFragment } from '../../live/playground/link.ts'
import type { PlaygroundFile } from '../../live/playground/project.ts'
import type { NoticeText } from './notice.tsx'

type Files = readonly PlaygroundFile[]

const urlOf = (fragment: string) => `${location.origin}${location.pathname}#${fragment}`

/** Copies a link that contains the whole project, or puts it into the address bar. */
export async function copyLink(files: Files): Promise<NoticeText> {
  const fragment = await fragmentOf(files)
  const link = await openFragment(fragment)
  if (!link || 'problem' in link) {
    return { text: 'This project is too large for a link.', isProblem: true }
  }
  const url = urlOf(fragment)
  if (await copyText(url)) {
    const length = url.length.toLocaleString('en')
    return { text: `Link copied. It contains the whole project, in ${length} characters.` }
  }
  history.replaceState(history.state, '', `#${fragment}`)
  return { text: 'The link is now in the address bar.' }
}

/** Downloads the project as one for Vite. */
export async function download(files: Files): Promise<NoticeText> {
  const { loadDownload } = await import('../../live/page/edit-sample.tsx')
  const { archiveOf, projectName } = await loadDownload()
  const bytes = archiveOf([...files], import.meta.env.LIVE_VERSIONS)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  link.download = `${projectName}.zip`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return { text: 'Unpack it, then run npm install and npm run dev.' }
}

/**
 * The address of a bug report with a link to the project.
 * @param form address of the form for reports
 */
export async function reportBug(files: Files, form: string): Promise<NoticeText> {
  const { reportUrl } = await import('../../live/playground/report.ts')
  const project = urlOf(await fragmentOf(files))
  const { url, hasLink } = reportUrl(form, project, import.meta.env.LIVE_VERSIONS)
  if (!hasLink) await copyText(project)
  return {
    text: hasLink
      ? 'The report contains a link to this project. Nothing is sent until you submit it.'
      : 'The link to this project is too long to add to the report. It’s on your clipboard, so paste it there.',
    link: { name: 'Write the report', url },
  }
}
