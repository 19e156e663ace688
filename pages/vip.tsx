export { default, getServerSideProps } from './vip-club';
