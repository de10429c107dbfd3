import * as query from '@reduxjs/toolkit/query'

register({ '@reduxjs/toolkit/query': query })
