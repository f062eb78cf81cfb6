import { vars } from './vars.css.ts'

/** How much of the direction's colour is in the ground; the text on it meets 4.5:1 in every theme. */
const mixed = (colour: string, percent: number) => ({
  background: `color-mix(in srgb, ${colour} ${String(percent)}%, ${vars.colour.surface})`,
})

/** Grounds of figures by how much they rise or fall: 1 is the least, 3 the most. */
export const changeGrounds = {
  up1: mixed(vars.market.up, 10),
  up2: mixed(vars.market.up, 20),
  up3: mixed(vars.market.up, 32),
  down1: mixed(vars.market.down, 10),
  down2: mixed(vars.market.down, 20),
  down3: mixed(vars.market.down, 32),
  flat: { background: vars.colour.sunken },
}
