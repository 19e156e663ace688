export { default, getServerSideProps } from './promotions';
