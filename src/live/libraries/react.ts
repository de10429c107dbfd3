import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as dom from 'react-dom'
import * as client from 'react-dom/client'
import * as reactRedux from 'react-redux'

register({
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': dom,
  'react-dom/client': client,
  'react-redux': reactRedux,
})
