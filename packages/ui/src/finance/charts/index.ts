export { AllocationDonut, type AllocationDonutProps } from './AllocationDonut/AllocationDonut.tsx'
export type { AllocationPart } from './AllocationDonut/allocation.ts'
export { ProfitCurve, type ProfitCurveProps } from './ProfitCurve/ProfitCurve.tsx'
export type { ProfitDay } from './ProfitCurve/curve.ts'
