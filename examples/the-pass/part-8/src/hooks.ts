import { useDispatch, useSelector } from 'react-redux'
// #region import
import type { AppDispatch, RootState } from './store'
// #endregion

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
