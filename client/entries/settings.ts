import { attachAskedField } from '../shared/asked-field';
import { attachChoices } from '../shared/choices';
import { attachCopyButton } from '../shared/copy-button';
import { attachDependentRows } from '../shared/dependent-rows';
import { attachPicture } from '../shared/picture-setting';
import { guardSession } from '../shared/session-guard';
import { guardDoubleSubmit } from '../shared/single-submit';
import { guardUnsaved } from '../shared/unsaved-form';
import '../shared/picture-setting.scss';
import '../shared/ui/tokens.scss';
import './settings.scss';

/**
 * The settings page, which PHP renders and which works by itself: this makes its long lists searchable,
 * shows those alone that matter, adds buttons that copy keys and choose pictures, asks before unsaved changes are left, sends a form
 * once where its button is pressed twice, keeps what was typed where the owner has been logged out, and leads to the field that the
 * address names.
 */
attachDependentRows();
document.querySelectorAll< HTMLSelectElement >( 'select[data-storewright-choices]' ).forEach( attachChoices );
document.querySelectorAll< HTMLInputElement >( 'input[data-storewright-copy]' ).forEach( attachCopyButton );
document.querySelectorAll< HTMLInputElement >( 'input[data-storewright-picture]' ).forEach( attachPicture );
document.querySelectorAll< HTMLFormElement >( 'form.storewright-settings__form' ).forEach( guardUnsaved );
guardDoubleSubmit();
guardSession();
// Once every control is what it is to be.
attachAskedField();
