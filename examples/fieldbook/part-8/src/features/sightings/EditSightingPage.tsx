// #region imports
import { skipToken } from '@reduxjs/toolkit/query'
import type { SubmitEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { Spinner } from '@/components/Spinner'
import {
  useEditSightingMutation,
  useGetSightingQuery,
} from '@/features/api/apiSlice'
import { errorMessage } from '@/features/api/errorMessage'
import { readSightingFields, SightingFields } from './SightingFields'
// #endregion

export function EditSightingPage() {
  // #region load-and-save
  const { sightingId } = useParams()
  const navigate = useNavigate()
  const { currentData: sighting, isLoading } = useGetSightingQuery(
    sightingId ?? skipToken,
  )
  const [editSighting, { isLoading: isSaving, error }] =
    useEditSightingMutation()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sighting) return
    const text = readSightingFields(event.currentTarget)

    const result = await editSighting({ id: sighting.id, ...text })
    if (!result.error) navigate(`/sightings/${sighting.id}`)
  }

  if (isLoading) return <Spinner label="Loading the sighting …" />
  // #endregion

  if (!sighting) return <NotFoundPage what="sighting" />

  return (
    <Page title={`Edit ${sighting.species}`}>
      <form className="form" onSubmit={handleSubmit}>
        <SightingFields values={sighting} />
        {/* #region error-and-buttons */}
        {error && (
          <p className="error" role="alert">
            {errorMessage(error)}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="main" disabled={isSaving}>
            {isSaving ? 'Saving …' : 'Save'}
          </button>
          <Link to={`/sightings/${sighting.id}`}>Cancel</Link>
        </div>
        {/* #endregion */}
      </form>
    </Page>
  )
}
