export { FailedCommands, failedCommand, useSpokenFailure } from './failed-commands';
export { commandsStore, type Command, type FoundCommands, type UseFoundCommands } from './store';
export { useCommandLoader, useCommands } from './use-commands';
