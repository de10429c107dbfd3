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
import { errorMessage, isNotFound } from '@/features/api/errorMessage'
import { LoadError } from '@/features/api/LoadError'
import { readSightingFields, SightingFields } from './SightingFields'

export function EditSightingPage() {
  const { sightingId } = useParams()
  const navigate = useNavigate()
  const {
    currentData: sighting,
    isFetching,
    error,
    refetch,
  } = useGetSightingQuery(sightingId ?? skipToken)
  const [editSighting, { isLoading: isSaving, error: saveError }] =
    useEditSightingMutation()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sighting) return
    const text = readSightingFields(event.currentTarget)

    const result = await editSighting({ id: sighting.id, ...text })
    if (!result.error) navigate(`/sightings/${sighting.id}`)
  }

  if (!sighting) {
    if (isFetching) return <Spinner label="Loading the sighting …" />
    if (!error || isNotFound(error)) return <NotFoundPage what="sighting" />
    return (
      <Page title="Sighting">
        <LoadError error={error} onRetry={refetch} />
      </Page>
    )
  }

  return (
    <Page title={`Edit ${sighting.species}`}>
      <form className="form" onSubmit={handleSubmit}>
        <SightingFields values={sighting} />
        {saveError && (
          <p className="error" role="alert">
            {errorMessage(saveError)}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="main" disabled={isSaving}>
            {isSaving ? 'Saving …' : 'Save'}
          </button>
          <Link to={`/sightings/${sighting.id}`}>Cancel</Link>
        </div>
      </form>
    </Page>
  )
}
