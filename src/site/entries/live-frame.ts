/** The whole script of the frame that runs samples. It stands in the frame's document, allowed by its hash. */
import { startFrame } from '../../live/frame/start-frame.ts'

startFrame()
