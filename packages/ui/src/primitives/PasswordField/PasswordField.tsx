import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { trailingButton } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export const passwordUses = ['current-password', 'new-password', 'off'] as const

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /** Tells the reader's password manager whether to fill in or to make one up. */
  autoComplete: (typeof passwordUses)[number]
}

/** A log-in password, which its owner may look at. Pasting is allowed. For the fund password's six digits, `PinField`. */
export function PasswordField({ disabled, ...props }: PasswordFieldProps) {
  const t = useUiMessages()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      suffix={
        <span className={trailingButton}>
          <IconButton
            label={shown ? t('password.hide') : t('password.show')}
            icon={<Icon icon={shown ? EyeOff : Eye} />}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      }
    />
  )
}
