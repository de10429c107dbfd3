import type { SubmitEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { readSightingFields, SightingFields } from './SightingFields'
import { selectSightingById, sightingUpdated } from './sightingsSlice'

export function EditSightingPage() {
  // #region find
  const { sightingId = '' } = useParams()
  const sighting = useAppSelector((state) =>
    selectSightingById(state, sightingId),
  )
  // #endregion
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  // #region save
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = readSightingFields(event.currentTarget)

    dispatch(sightingUpdated({ id: sightingId, ...text }))
    navigate(`/sightings/${sightingId}`)
  }
  // #endregion

  if (!sighting) return <NotFoundPage what="sighting" />

  return (
    <Page title={`Edit ${sighting.species}`}>
      <form className="form" onSubmit={handleSubmit}>
        <SightingFields values={sighting} />
        <div className="actions">
          <button type="submit" className="main">
            Save
          </button>
          <Link to={`/sightings/${sightingId}`}>Cancel</Link>
        </div>
      </form>
    </Page>
  )
}
