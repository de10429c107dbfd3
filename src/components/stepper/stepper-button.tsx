import { Icon } from '../icon.tsx'
import './stepper.css'

/** A button of a stepper. One that leads nowhere at the moment keeps its place and the focus. */
export function StepperButton({
  name,
  path,
  isDisabled = false,
  onPress,
}: {
  name: string
  path: string
  isDisabled?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
    >
      <Icon path={path} />
    </button>
  )
}

/** Plays the steps one after the other, and pauses. */
export function PlayButton({
  isPlaying,
  ...props
}: {
  isPlaying: boolean
  isDisabled?: boolean
  onPress: () => void
}) {
  const [name, path] = isPlaying ? ['Pause', 'M9 6v12m6-12v12'] : ['Play', 'M8 5.5v13L18.5 12z']
  return <StepperButton name={name} path={path} {...props} />
}
