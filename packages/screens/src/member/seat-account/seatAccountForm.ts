import * as z from 'zod/mini'

export const seatAccountSchema = z.object({
  institution: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(32, 'tooLong')),
})
export type SeatAccountValues = z.output<typeof seatAccountSchema>

export const seatAccountDefaults: SeatAccountValues = { institution: '' }
